import { TextField, ValidatedForm } from '@programme/forms';
import { usePageTitle, useShell } from '@programme/mfe-contract';
import { useParams } from '@programme/platform';
import { Box, Button, PageHeading, Panel, Stack } from '@programme/ui';
import { digestOf } from './digest-input';
import { DigestResult } from './digest-result';

type Values = { readonly digest: string };

/** Tells anybody whether a digest, as on a certificate, is one that was issued here, and nothing else. */
export function VerifyPage() {
  const { translate, navigate } = useShell();
  const { digest: asked = '' } = useParams();
  const title = translate('offer.verify.title');
  usePageTitle(title);
  const digest = digestOf(asked);
  return (
    <>
      <PageHeading title={title} lead={translate('offer.verify.lead')} />
      <Panel sx={{ maxWidth: 720 }}>
        <ValidatedForm<Values>
          // An address that was opened stands in the field.
          key={asked}
          label={title}
          initialValues={{ digest: digest ?? asked }}
          validate={(values) =>
            digestOf(values.digest) === null ? [{ field: 'digest', key: 'offer.verify.invalid', parameters: {} }] : []
          }
          onSubmit={async (values) => {
            navigate('verifyDigest', { digest: digestOf(values.digest) ?? '' });
            return true;
          }}
          draft={`verify.${asked}`}
        >
          <Stack sx={{ gap: 2, alignItems: 'start' }}>
            <TextField name="digest" label={translate('offer.digest')} required lines={2} input={digestInput} />
            <Button type="submit" variant="contained" size="large">
              {translate('offer.verify.submit')}
            </Button>
          </Stack>
        </ValidatedForm>
        {asked !== '' && (
          <Box sx={{ mt: 3 }}>
            <DigestResult digest={digest} />
          </Box>
        )}
      </Panel>
    </>
  );
}

const digestInput = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const;
