import { RemoteFailure } from './remote-failure';

/** Milliseconds for a remote as a whole, until its screen can be drawn: then its failure panel stands in its place. */
const wholeBudget = 10_000;

export function withTimeout<Value>(name: string, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure(name, 'timeout')), wholeBudget);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
