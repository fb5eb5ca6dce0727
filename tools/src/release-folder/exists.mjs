import { stat } from 'node:fs/promises';

/** Whether there is a file or folder. @param {string} path @returns {Promise<boolean>} */
export const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );
