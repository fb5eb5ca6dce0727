/** An error whose message is all that the person at the terminal needs. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
