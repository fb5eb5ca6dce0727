/** Lets the browser answer whoever types, taps or scrolls before what comes next. Not a timer: hidden pages run those once a second. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
