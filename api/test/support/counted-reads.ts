/** What a check did with a value, counted: the same on every machine, however busy it is. */
export type CountedReads = {
  /** Fields and elements read, each as often as it was. */
  values: number;
  /** Names of fields listed: an object's, each time that somebody asks which it has. */
  names: number;
  /** Characters that regular expressions looked through. */
  characters: number;
};

/** Runs a check on a value of JSON. Answers its result, and what it read of the value. */
export function countReads<Result>(value: unknown, run: (counted: unknown) => Result) {
  const reads: CountedReads = { values: 0, names: 0, characters: 0 };
  const counted = (inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null ? new Proxy(inner, handler) : inner;
  const handler: ProxyHandler<object> = {
    get(target, name) {
      reads.values += 1;
      return counted(Reflect.get(target, name));
    },
    has(target, name) {
      reads.values += 1;
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      reads.names += names.length;
      return names;
    },
  };
  // `test`, `match`, `search` and `replace` all come here.
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    reads.characters += text.length;
    return exec.call(this, text);
  };
  try {
    return { result: run(counted(value)), reads };
  } finally {
    RegExp.prototype.exec = exec;
  }
}
