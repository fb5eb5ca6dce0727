/** Of what both browsers and Node offer without an import, that which this library uses; the language itself lacks it. */
declare class URLSearchParams {
  constructor(init: string | Readonly<Record<string, string>>);
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}
