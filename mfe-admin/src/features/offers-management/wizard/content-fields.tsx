import { cleanedLine, limits } from '@programme/contracts';
import { EmailField, SelectField, TextField, useFormikContext } from '@programme/forms';
import { formatWholeNumber } from '@programme/formatting';
import { languageNames, languages } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { usePrintHint } from '../display/use-print-hint';
import type { DraftBasics } from './draft-basics';

const trimmed = (typed: string) => typed.trim();

const plainText = { dir: 'auto' } as const;

/** In which language the client reads the offer, and for whom of the client's people it is. */
export function RecipientFields() {
  const { translate } = useShell();
  return (
    <>
      <SelectField
        name="language"
        label={translate('offers.language')}
        empty={translate('wizard.language.none')}
        hint={translate('wizard.language.hint')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TextField
        name="contactName"
        label={translate('offers.contact')}
        hint={translate('wizard.contact.hint')}
        input={plainText}
        onLeave={cleanedLine}
      />
      <EmailField name="contactEmail" label={translate('offers.contactEmail')} />
    </>
  );
}

/** What the client reads above the options, and below them. */
export const TextFields = () => (
  <>
    <LongText name="introduction" />
    <LongText name="terms" />
  </>
);

/** A text of several lines, which says how much of its room is taken. */
function LongText({ name }: { readonly name: 'introduction' | 'terms' }) {
  const { translate, preferences } = useShell();
  const { values } = useFormikContext<DraftBasics>();
  const number = (value: number) => formatWholeNumber(value, preferences.language);
  const count = { number: number(values[name].length), max: number(limits[name]) };
  const room = `${translate(`wizard.${name}.hint`)} ${translate('wizard.characters', count)}`;
  const hint = usePrintHint(room, values[name]);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TextField
        name={name}
        label={translate(`offers.${name}`)}
        hint={hint}
        input={plainText}
        onLeave={trimmed}
        lines={3}
      />
    </Box>
  );
}
