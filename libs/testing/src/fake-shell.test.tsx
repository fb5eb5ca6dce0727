import { renderWithShell, testShellContract } from './index';

describe('The fake shell', () => {
  testShellContract(
    (Screen) => {
      renderWithShell(<Screen />);
      return Promise.resolve();
    },
    { showsToasts: false },
  );
});
