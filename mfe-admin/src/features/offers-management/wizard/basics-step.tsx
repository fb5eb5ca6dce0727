import { useEffect, useEffectEvent, useState } from 'react';
import { check, cleanedLine, offerBasicsSchema, type FieldIssue } from '@programme/contracts';
import { SelectField, TextField, useFormikContext, ValidatedForm, type ServerErrors } from '@programme/forms';
import { formatDate, isolated, noValue } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { Box, Button, Panel, Stack } from '@programme/ui';
import { creatorsApi } from '../../../shared/creators.api';
import { CallFailure } from '../../../shared/failures/call-failure';
import { usePrintHint } from '../display/use-print-hint';
import { BackButton } from './back-button';
import { RecipientFields, TextFields } from './content-fields';
import type { Draft } from './draft';
import { offerBasicsOf, type DraftBasics } from './draft-basics';
import { DraftOriginNotice } from './draft-origin-notice';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';

type Props = {
  readonly draft: Draft;
  readonly serverErrors: ServerErrors<DraftBasics> | undefined;
  readonly onType: (basics: DraftBasics) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The first step: for whom the offer is, in whose name, in which currency, until when (S2 §2), and what it says. */
export function BasicsStep({ draft, serverErrors, onType, onDone, onBack }: Props) {
  const { translate } = useShell();
  const { today } = useStaffClock();
  // A draft that was kept over a reload begins with what was typed.
  const [typed] = useState(draft.basics);
  return (
    <Panel sx={{ maxWidth: 860 }}>
      <DraftOriginNotice draft={draft} />
      <ValidatedForm
        label={translate('offers.tab.basics')}
        initialValues={typed}
        validate={(values) => formIssues(values, today, draft.before?.offer.validUntil)}
        onSubmit={onDone}
        serverErrors={serverErrors}
      >
        <TypingWatch onType={onType} />
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr))',
          }}
        >
          <ClientField />
          <CreatorField current={draft.before?.offer.creator} />
          <SelectField
            name="currency"
            label={translate('wizard.currency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            required
          />
          <ValidUntilField today={today} />
          <RecipientFields />
          <TextFields />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button type="submit" variant="contained" size="large">
            {translate('wizard.continue')}
          </Button>
          <BackButton onBack={onBack} />
        </Stack>
      </ValidatedForm>
    </Panel>
  );
}

/** A last day that is over may stay as it is stored, and is not taken anew (decision P21). */
function formIssues(values: DraftBasics, today: string, storedDay: string | undefined): readonly FieldIssue[] {
  const result = check(offerBasicsSchema, offerBasicsOf(values));
  if (!result.ok) return result.issues;
  const { validUntil } = values;
  const isPast = validUntil < today && validUntil !== storedDay;
  return isPast ? [{ field: 'validUntil', key: 'validation.validUntil.past', parameters: {} }] : [];
}

const anyDirection = { dir: 'auto' } as const;

function ClientField() {
  const { translate } = useShell();
  const { values } = useFormikContext<DraftBasics>();
  return (
    <TextField
      name="clientName"
      label={translate('wizard.client')}
      hint={usePrintHint(translate('wizard.client.hint'), values.clientName)}
      input={anyDirection}
      onLeave={cleanedLine}
      required
    />
  );
}

/** Active creators, and the one whose offer it is already (decision B6). */
function CreatorField({ current }: { readonly current: string | undefined }) {
  const { translate } = useShell();
  const { data: creators = [], error, refetch } = creatorsApi.useCreatorsQuery();
  const options = creators
    .filter(({ name, isActive }) => isActive || name === current)
    .map(({ name, isActive }) => ({
      value: name,
      label: isActive ? isolated(name) : translate('wizard.creator.inactive', { name: isolated(name) }),
    }));
  return (
    <Box>
      <SelectField
        name="creator"
        label={translate('wizard.creator')}
        empty={translate('wizard.creator.choose')}
        options={options}
        required
      />
      {error !== undefined && (
        <Box sx={{ mt: 1 }}>
          <CallFailure title={translate('wizard.creators.failed')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
    </Box>
  );
}

function ValidUntilField({ today }: { readonly today: string }) {
  const { translate, preferences } = useShell();
  const { values } = useFormikContext<DraftBasics>();
  const day = formatDate(values.validUntil, preferences.language, { style: 'long' });
  const past = values.validUntil < today;
  return (
    <TextField
      name="validUntil"
      type="date"
      label={translate('wizard.validUntil')}
      hint={day !== noValue && translate(past ? 'wizard.validUntil.past' : 'wizard.validUntil.hint', { day })}
      required
    />
  );
}

function TypingWatch({ onType }: { readonly onType: (basics: DraftBasics) => void }) {
  const { values } = useFormikContext<DraftBasics>();
  const tell = useEffectEvent(onType);
  useEffect(() => tell(values), [values]);
  return null;
}
