/** Milliseconds that printing waits for fonts and layout at most (decision B22). */
const longestWait = 500;

/** Opens the browser's print dialog with the given document title, which also names a saved PDF; then restores it. */
export async function printDocument(title: string): Promise<void> {
  await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const previousTitle = document.title;
  document.title = title;
  try {
    window.print();
  } finally {
    document.title = previousTitle;
  }
}

async function settled(): Promise<void> {
  await document.fonts?.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
