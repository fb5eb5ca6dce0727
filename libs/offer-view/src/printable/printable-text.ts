import { faceCharacters, type Face } from './face-characters';
import { substitutes } from './substitutes';

export type { Face } from './face-characters';

/** A text as the PDF draws it. */
export type PrintableText = {
  /** That draws all of it. */
  readonly face: Face;
  readonly text: string;
  /** What is missing in `text`, in its order: letters with their marks, and emoji as a whole. */
  readonly lost: readonly string[];
};

/**
 * What the PDF draws of a text. One face draws a whole text, so that its lines are measured and broken in that face: the
 * fallback where the primary face would lose more. A letter whose marks are missing loses them; emoji are left out;
 * anything else that no face has becomes a question mark.
 */
export function printableText(text: string): PrintableText {
  const primary = drawnBy('primary', text);
  if (primary.lost.length === 0) return primary;
  const fallback = drawnBy('fallback', text);
  return fallback.lost.length < primary.lost.length ? fallback : primary;
}

export function drawnBy(face: Face, text: string): PrintableText {
  const lost: string[] = [];
  const drawnGrapheme = ({ segment }: Intl.SegmentData): string => {
    const exact = exactly(segment, face);
    if (exact !== null) return exact;
    lost.push(segment);
    return remainder(segment, face);
  };
  const drawn = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(patterns[face].others, (run) => Array.from(graphemes.segment(run), drawnGrapheme).join(''));
  return { face, text: drawn, lost };
}

const patternsOf = (characters: string) => ({
  drawn: new RegExp(`^[\\n${characters}]*$`, 'u'),
  /** Runs of what is not drawn as it is, each with the character before it, whose marks may follow. */
  others: new RegExp(`[${characters}]?[^\\n${characters}]+`, 'gu'),
});

const patterns = { primary: patternsOf(faceCharacters.primary), fallback: patternsOf(faceCharacters.fallback) };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Joiners, direction marks and the like, which nobody sees. */
const invisible = /^[\p{Cc}\p{Cf}\p{DI}]$/u;

/** Its compatible letters stand lower: another number, as in 10⁻³. */
const raised = /[\p{No}\p{Lm}\u207a-\u207e\u208a-\u208e]/u;

/** Characters that read the same as these; null where a face has none for one of them. */
function exactly(characters: string, face: Face): string | null {
  let drawn = '';
  for (const character of characters) {
    const one = drawnCharacter(character, face);
    if (one === null) return null;
    drawn += one;
  }
  return drawn;
}

function drawnCharacter(character: string, face: Face): string | null {
  if (patterns[face].drawn.test(character)) return character;
  const substitute = substitutes.get(character);
  if (substitute !== undefined) return substitute;
  if (/[\t\v\f\p{Z}]/u.test(character)) return ' ';
  if (invisible.test(character)) return '';
  const compatible = character.normalize('NFKC');
  return !raised.test(character) && patterns[face].drawn.test(compatible) ? compatible : null;
}

/** What is drawn of a letter or a picture that no face has as it is. */
function remainder(grapheme: string, face: Face): string {
  const plain = grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const drawn = exactly(plain, face) ?? exactly(plain.normalize('NFC'), face);
  if (drawn !== null) return drawn;
  return /[\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}]/u.test(grapheme) ? '' : '?';
}
