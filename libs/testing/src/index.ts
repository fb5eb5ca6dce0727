/** For tests only: a shell to render in, and an API that answers what a test says. */
export { textsOf, translatePage } from './translate-page';
export { renderWithShell, type FakeShellOptions } from './render-with-shell';
export { expectSameTranslated, type Look } from './expect-same-translated';
export { testShellContract } from './shell-contract';
export { networkError, noAnswer, problem, stubApi, type ApiAnswer, type ApiCall } from './stub-api';
