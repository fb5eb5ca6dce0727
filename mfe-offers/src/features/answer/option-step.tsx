import { useId } from 'react';
import { ValidatedForm } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Chip, Stack, styled, tokens, Typography } from '@programme/ui';
import { Choice, ChoiceGroup } from '../../shared/fields/choice-group';
import type { AcceptLength, AcceptOption } from './accept-options';
import { AnswerButtons } from './answer-buttons';
import { FormValues } from '../../shared/fields/form-values';

type Values = { readonly option: string };

type Props = {
  readonly options: readonly AcceptOption[];
  /** The `value` of the chosen length; empty without one. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly onNext: () => void;
};

/** First step: one of the options that the page shows, for one of the lengths that its card shows. */
export function OptionStep({ options, chosen, onChoose, onNext }: Props) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('offer.accept.option');
  return (
    <ValidatedForm<Values>
      label={label}
      initialValues={{ option: chosen }}
      validate={({ option }) =>
        option === '' ? [{ field: 'option', key: 'offer.accept.option.required', parameters: {} }] : []
      }
      onSubmit={onNext}
    >
      <FormValues<Values>
        onChange={({ option }) => {
          if (option !== chosen) onChoose(option);
        }}
      />
      <span id={id} hidden>
        {label}
      </span>
      <ChoiceGroup name="option" labelledBy={id}>
        <Stack sx={{ gap: 2.5 }}>
          {options.map((option) => (
            <OptionChoices key={option.id} option={option} />
          ))}
        </Stack>
      </ChoiceGroup>
      <AnswerButtons>
        <Button type="submit" variant="contained" size="large">
          {translate('offer.accept.next')}
        </Button>
      </AnswerButtons>
    </ValidatedForm>
  );
}

function OptionChoices({ option }: { readonly option: AcceptOption }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
        {option.title}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {option.lengths.map((length) => (
          <Choice
            key={length.value}
            name="option"
            value={length.value}
            label={<LengthLabel length={length} single={option.lengths.length === 1} />}
            end={length.total}
          />
        ))}
      </Stack>
    </Box>
  );
}

/** The length, and what it is to the one on offer where there are others. */
const LengthLabel = ({ length, single }: { readonly length: AcceptLength; readonly single: boolean }) => (
  <Label>
    <span>{length.title}</span>
    {length.chosen && !single && (
      <Chip label={length.place} sx={{ bgcolor: tokens.color.accentSoft, color: tokens.color.accentText }} />
    )}
  </Label>
);

const Label = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });
