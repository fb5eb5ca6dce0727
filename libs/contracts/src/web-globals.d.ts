/** Of what both browsers and Node offer without an import, that which this library uses; the language itself lacks it. */
declare class URLSearchParams {
  constructor(init: string | Readonly<Record<string, string>>);
  get(name: string): string | null;
  toString(): string;
}
