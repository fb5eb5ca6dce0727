import { Disclosure } from './disclosure';
import { LengthPanel } from './length-panel';
import { LengthSwitch } from './length-switch';
import { lengthsLook, OptionHead, OptionSection, Remarks } from './option-section';
import { QuoteNote } from './quote-note';
import { wide } from './wide';

/**
 * The parts of the document that an accepted offer is drawn from as well. They are handed over: what two chunks import is
 * a module of its own in the first script, which is larger for it.
 */
export const documentKit = {
  Disclosure,
  LengthPanel,
  LengthSwitch,
  lengthsLook,
  OptionHead,
  OptionSection,
  QuoteNote,
  Remarks,
  wide,
};

export type DocumentKit = typeof documentKit;
