import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, Button, tokens, Typography } from '@programme/ui';

type Props = {
  readonly view: OfferViewModel;
  readonly creator: string;
  /** Goes to where the client can ask; without it nobody can. */
  readonly onAsk: (() => void) | undefined;
};

/** What follows an acceptance, each line of the text a step, and whom the client can talk to. */
export function NextSteps({ view, creator, onAsk }: Props) {
  const translate = useTranslate();
  const steps = translate('offer.accepted.next.text', { creator: isolated(creator) })
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 1fr) minmax(15rem, auto)' },
        mt: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="h3">
          {translate('offer.accepted.next')}
        </Typography>
        {steps.length === 1 ? <Typography sx={{ mt: 0.5 }}>{steps[0]}</Typography> : <Steps steps={steps} />}
      </Box>
      {/* On paper the cover says the same. */}
      <Box className="screen-only" data-ground sx={contactCard}>
        <Typography component="h3" variant="h3">
          {translate('offer.accepted.contact')}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{isolated(creator)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mt: 1 } }}>
          {view.contacts.map(({ id, label, value, href }) => (
            <Button
              key={id}
              variant="outlined"
              href={href}
              aria-label={`${label}: ${value}`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {value}
            </Button>
          ))}
          {onAsk && (
            <Button variant="outlined" onClick={onAsk}>
              {translate('offer.ask')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const contactCard = {
  minWidth: 0,
  p: 2,
  borderRadius: `${tokens.radius.medium}px`,
  bgcolor: tokens.color.mint,
} as const;

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </Box>
);
