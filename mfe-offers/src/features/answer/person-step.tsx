import { acceptanceSchema, cleanedLine, consentKey, issuesOf, type Acceptance } from '@programme/contracts';
import { EmailField, TextField, ValidatedForm, type ServerErrors } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { ConsentField } from '../../shared/fields/consent-field';
import type { Accepted } from './accept-options';
import { AcceptedCard } from './accepted-card';
import { AnswerButtons } from './answer-buttons';
import type { Person } from './answer-drafts';
import { FormValues } from '../../shared/fields/form-values';

type Props = {
  readonly accepted: Accepted;
  readonly person: Person;
  readonly serverErrors: ServerErrors<Person> | undefined;
  /** The request that these fields would be sent with. */
  readonly requestOf: (person: Person) => Acceptance;
  readonly onChange: (person: Person) => void;
  readonly onOtherOption: () => void;
  readonly onNext: () => void;
};

/** Second step: who accepts what, and the consent. */
export function PersonStep({ accepted, person, serverErrors, requestOf, onChange, onOtherOption, onNext }: Props) {
  const translate = useTranslate();
  return (
    <ValidatedForm<Person>
      label={translate('offer.accept.person')}
      initialValues={person}
      validate={(values) => [
        ...issuesOf(acceptanceSchema, requestOf(values)),
        ...(values.consent
          ? []
          : [{ field: 'consent', key: 'offer.decision.consent.required' as const, parameters: {} }]),
      ]}
      serverErrors={serverErrors}
      onSubmit={onNext}
    >
      <FormValues<Person> onChange={onChange} />
      <AcceptedCard accepted={accepted} total={accepted.length.total}>
        <Button onClick={onOtherOption}>{translate('offer.accept.change')}</Button>
      </AcceptedCard>
      <Stack sx={{ gap: 2.5, mt: 2.5 }}>
        <TextField
          name="name"
          label={translate('offer.accept.name')}
          autoComplete="name"
          required
          onLeave={cleanedLine}
        />
        <TextField
          name="role"
          label={translate('offer.accept.role')}
          autoComplete="organization-title"
          required
          onLeave={cleanedLine}
        />
        <EmailField name="email" label={translate('offer.accept.email')} autoComplete="email" required />
        <ConsentField name="consent" label={translate(consentKey)} />
      </Stack>
      <AnswerButtons>
        <Button type="submit" variant="contained" size="large">
          {translate('offer.accept.next')}
        </Button>
      </AnswerButtons>
    </ValidatedForm>
  );
}
