import DataLoader from 'dataloader';

/** Milliseconds for which a question waits at most for the batch before it: one slow statement holds nobody up. */
const patienceMs = 50;

/** Questions of one batch. */
const mostAtOnce = 100;

/** Answers in the order of the questions; those that are read one by one may each still be on their way, or fail. */
type Answers<Answer> = readonly (Answer | Promise<Answer>)[];

/**
 * Answers what many ask at the same time by one statement (ADR 19). Who asks while nobody does is asked for at once; who asks
 * while a batch is under way is in the next one. Nothing is kept: an answer is always read after it was asked for, so that
 * whatever was written before is in it.
 */
export class Batcher<Question, Answer> {
  readonly #loader: DataLoader<Question, Answer>;
  #underWay: Promise<unknown> = Promise.resolve();

  /**
   * @param answer what it throws all who asked get; a question that several ask is in there once, and they share its answer
   * @param nameOf tells which questions are the same one; values speak for themselves
   */
  constructor(
    private readonly answer: (questions: readonly Question[]) => Answers<Answer> | Promise<Answers<Answer>>,
    private readonly nameOf: (question: Question) => unknown = (question) => question,
  ) {
    this.#loader = new DataLoader((questions) => this.#ask(questions), {
      cache: false,
      maxBatchSize: mostAtOnce,
      // Requests that have come by now are still to be looked at.
      batchScheduleFn: (dispatch) => void inTime(this.#underWay, patienceMs).then(() => setImmediate(dispatch)),
    });
  }

  ask(question: Question): Promise<Answer> {
    return this.#loader.load(question);
  }

  async #ask(questions: readonly Question[]): Promise<Answer[]> {
    const different = new Map(questions.map((question) => [this.nameOf(question), question]));
    const asked = Promise.resolve(this.answer([...different.values()]));
    // Who asked is told that it failed; nobody else is to hear of it.
    this.#underWay = asked.then((answers) => Promise.allSettled(answers)).catch(() => undefined);
    const answers = await asked;
    const known = new Map([...different.keys()].map((name, index) => [name, answers[index]]));
    // The loader waits for those that are on their way.
    return questions.map((question) => known.get(this.nameOf(question)) as Answer);
  }
}

/** Waits until it is over, or for so long. */
function inTime(event: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void event.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
