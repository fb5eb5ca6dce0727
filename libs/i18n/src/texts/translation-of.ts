type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

/** What a translation of the English texts `En` must hold: the same keys, and such plural forms as its language needs. */
export type TranslationOf<En> = { readonly [Key in keyof En]: string } & {
  readonly [Base in PluralBase<keyof En> as `${Base}_${'few' | 'many'}`]?: string;
};
