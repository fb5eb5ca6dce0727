import { limits, withPersonalLine, type OfferMails } from '@programme/contracts';
import { EmailField, TextField, useFormikContext } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Stack } from '@programme/ui';
import { MailPreview } from './mail-preview';
import { isSent, type TypedSending } from './typed-sending';

const trimmed = (typed: string) => typed.trim();

/** Each mail that will be sent, as its reader gets it, and what a salesperson adds to it. */
export function SendFields({ mails: { previews, language } }: { readonly mails: OfferMails }) {
  const translate = useTranslate();
  const { values } = useFormikContext<TypedSending>();
  const shown = previews.filter(({ kind }) => isSent(kind, values));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
      }}
    >
      {shown.map((mail) => (
        <Stack key={mail.kind} sx={{ gap: 1.5, minWidth: 0 }}>
          <MailPreview
            mail={{ ...mail, text: withPersonalLine(mail.text, values[`${mail.kind}Line`]) }}
            language={language}
          />
          <TextField
            name={`${mail.kind}Line`}
            label={translate(`offerMails.line.${mail.kind}`)}
            input={{ dir: 'auto', maxLength: limits.mailLine }}
            onLeave={trimmed}
            lines={2}
          />
          <EmailField name={`${mail.kind}CopyTo`} label={translate(`offerMails.copyTo.${mail.kind}`)} />
        </Stack>
      ))}
    </Box>
  );
}
