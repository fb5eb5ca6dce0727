import { useId } from 'react';
import type { User, UserLink } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, CheckIcon, CopyIcon, Stack, tokens, Typography } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CallFailure } from '../../shared/failures/call-failure';
import { useCopy } from '../../shared/use-copy';
import { usersApi } from '../../shared/users.api';

type Props = { readonly user: User; readonly onClose: () => void };

/** Makes the link by which somebody else sets a password, and shows it once (decision B31). */
export function PasswordLinkDialog({ user, onClose }: Props) {
  const translate = useTranslate();
  const [makeLink, { data: made, isLoading, error }] = usersApi.useMakeLinkMutation();
  const username = isolated(user.username);
  const title = translate('users.link.title', { username });
  if (made) return <MadeLink title={title} made={made} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      initialValues={{}}
      validate={() => []}
      onSubmit={async () => void (await makeLink(user.id))}
      submit={translate('users.link.make')}
      submitting={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <CallFailure title={translate('users.link.failed')} error={error} />}
      <Typography>{translate('users.link.text', { username })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('users.link.tied', { username })}</Typography>
    </FormDialog>
  );
}

type MadeProps = { readonly title: string; readonly made: UserLink; readonly onClose: () => void };

/** A click outside does not close it: the link would be gone. */
function MadeLink({ title, made: { link, until }, onClose }: MadeProps) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { copy, copied } = useCopy();
  const id = useId();
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
          <Box
            component="section"
            data-ground
            aria-label={translate('users.link.label')}
            sx={{
              p: 1.5,
              overflowWrap: 'anywhere',
              bgcolor: tokens.color.sand,
              borderRadius: `${tokens.radius.control}px`,
            }}
          >
            {link}
          </Box>
          <Typography role="status">{translate('users.link.once', { time: clock.dateTime(until) })}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose}>{translate('admin.close')}</Button>
        <Button
          variant="contained"
          autoFocus
          startIcon={copied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy(link ?? '', translate('users.link.copied'))}
        >
          {translate('users.link.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
