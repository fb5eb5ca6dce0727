import type { OfferCreated } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, CheckIcon, CopyIcon, Panel, Stack, Typography, visuallyHidden } from '@programme/ui';
import { AddIcon, OpenIcon } from '@programme/ui/staff-icons';
import { useCopy } from '../../../shared/use-copy';
import { offerUrl } from '../api/offer-url';
import { AwaitingStep } from './awaiting-step';
import { SendCreated } from './send-created';

type Props = { readonly created: OfferCreated; readonly onAnother: () => void };

const instructions: readonly TextKey[] = [
  'success.instructions.visit',
  'success.instructions.password',
  'success.instructions.review',
  'success.instructions.contact',
];

/** The last step: what to send to the client (S2 §2). */
export function SuccessStep({ created: { offer, generatedPassword }, onAnother }: Props) {
  const translate = useTranslate();
  if (generatedPassword === null) return <AwaitingStep offer={offer} onAnother={onAnother} />;
  return (
    <Panel sx={{ maxWidth: 860 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            flexShrink: 0,
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'primary.main',
          }}
        >
          <CheckIcon />
        </Box>
        <Typography component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {translate('success.title')}
        </Typography>
      </Stack>
      <Box sx={{ mt: 2, mb: 3.5 }}>
        <SendCreated offer={offer} />
      </Box>
      <Typography component="h3" variant="h3">
        {translate('success.self')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary', maxWidth: '68ch' }}>
        {translate('success.text', { client: isolated(offer.clientName) })}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Value label="success.url" text={offerUrl(offer)} confirmation="offers.url.copied" />
        <Value label="success.password" text={generatedPassword} confirmation="offers.password.copied" prominent />
        <Value label="success.id" text={offer.id} confirmation="offers.id.copied" />
      </Box>
      <Typography component="h3" variant="h3" sx={{ mt: 3 }}>
        {translate('success.instructions')}
      </Typography>
      <Box component="ol" sx={{ mt: 1, mb: 3, pl: 3, '& li::marker': { color: 'text.secondary' } }}>
        {instructions.map((key) => (
          <li key={key}>{translate(key)}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" component={RouterLink} to={routePath('offerDetails', { offerId: offer.id })}>
          {translate('success.open')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<OpenIcon />}
          component="a"
          href={routePath('offer', { offerId: offer.id })}
          target="_blank"
          rel="noopener"
        >
          {translate('success.preview')}
        </Button>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={onAnother}>
          {translate('success.another')}
        </Button>
      </Stack>
    </Panel>
  );
}

type ValueProps = {
  readonly label: TextKey;
  readonly text: string;
  readonly confirmation: TextKey;
  readonly prominent?: boolean;
};

function Value({ label, text, confirmation, prominent = false }: ValueProps) {
  const translate = useTranslate();
  const { copy, copied } = useCopy();
  return (
    <Box sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate(label)}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: { xs: 1, sm: 2 },
        }}
      >
        <Box
          component={prominent ? 'code' : 'span'}
          sx={
            prominent
              ? { fontSize: { xs: '1rem', sm: '1.375rem' }, fontWeight: 650, whiteSpace: { sm: 'nowrap' } }
              : { minWidth: 0, overflowWrap: 'anywhere' }
          }
        >
          {text}
        </Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={copied ? <CheckIcon /> : <CopyIcon />}
          aria-label={copied ? translate(confirmation) : translate('success.copy.of', { what: translate(label) })}
          onClick={() => void copy(text, translate(confirmation))}
          sx={{ flexShrink: 0 }}
        >
          {translate(copied ? 'success.copied' : 'success.copy')}
        </Button>
        <Box role="status" sx={visuallyHidden}>
          {copied && translate(confirmation)}
        </Box>
      </Box>
    </Box>
  );
}
