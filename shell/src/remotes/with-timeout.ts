import { RemoteFailure } from './remote-failure';

/** Milliseconds until a remote must be able to render; then its failure panel is shown. */
const remoteTimeout = 10_000;

export function withTimeout<Value>(name: string, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure(name, 'timeout')), remoteTimeout);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
