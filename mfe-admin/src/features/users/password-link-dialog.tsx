import { useId, useState } from 'react';
import { maskedEmail, type ListedUser, type UserLink } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, CheckIcon, CopyIcon, Stack, tokens, Typography } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { settingsApi } from '../../shared/settings.api';
import { useCopy } from '../../shared/use-copy';
import { usersApi } from '../../shared/users.api';
import { LinkWayChoice, type LinkWay } from './link-way-choice';

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Makes the link by which somebody else sets a password: mails it to its user, or shows it once (decision B31). */
export function PasswordLinkDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const { data: settings } = settingsApi.useSettingsQuery();
  const [makeLink, { data: made, isLoading, error }] = usersApi.useMakeLinkMutation();
  const [chosen, setChosen] = useState<LinkWay>('mail');
  const username = isolated(user.username);
  const title = translate('users.link.title', { username });
  const address = settings?.mail === true ? user.email : null;
  const way = address === null ? 'show' : chosen;
  if (made) return <MadeLink title={title} made={made} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      initialValues={{}}
      validate={() => []}
      onSubmit={async () => void (await makeLink({ id: user.id, ...(way === 'mail' && { byMail: true }) }))}
      submit={translate(way === 'mail' ? 'users.link.send' : 'users.link.make')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <CallFailure title={translate('users.link.failed')} error={error} />}
      <Typography>{translate('users.link.text', { username })}</Typography>
      {address === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('users.link.tied', { username })}</Typography>
      ) : (
        <LinkWayChoice username={username} address={maskedEmail(address)} chosen={way} onChoose={setChosen} />
      )}
      {settings?.mail === true && address === null && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('users.link.addressless', { username })}</Typography>
      )}
    </FormDialog>
  );
}

type MadeProps = { readonly title: string; readonly made: UserLink; readonly onClose: () => void };

/** A click outside does not close it: a link that it shows would be gone. */
function MadeLink({ title, made: { link, sentTo, until }, onClose }: MadeProps) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { copy, copied } = useCopy();
  const id = useId();
  const time = clock.dateTime(until);
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {link !== null && (
            <Box component="section" data-ground aria-label={translate('users.link.label')} sx={shownLink}>
              {link}
            </Box>
          )}
          <Typography role="status">
            {link === null
              ? translate('users.link.sent', { address: isolated(sentTo ?? ''), time })
              : translate('users.link.once', { time })}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5, gap: 1 }}>
        <Button autoFocus={link === null} onClick={onClose}>
          {translate('admin.close')}
        </Button>
        {link !== null && (
          <Button
            variant="contained"
            autoFocus
            startIcon={copied ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy(link, translate('users.link.copied'))}
          >
            {translate('users.link.copy')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const shownLink = {
  p: 1.5,
  overflowWrap: 'anywhere',
  bgcolor: tokens.color.sand,
  borderRadius: `${tokens.radius.control}px`,
} as const;
