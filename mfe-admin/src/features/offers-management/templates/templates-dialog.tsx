import { useEffect, useId, useRef, useState } from 'react';
import type { OfferTemplate, OfferTemplateDetails } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Spinner, Stack, Typography } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { useAdminDispatch } from '../../../shared/admin.store';
import { CallFailure } from '../../../shared/failures/call-failure';
import { DeleteTemplateDialog } from './delete-template-dialog';
import { offerTemplatesApi } from './offer-templates.api';
import { RenameTemplateDialog } from './rename-template-dialog';
import { TemplateRow, type TemplateRequest } from './template-row';

type Props = {
  /** Gets the template, whole, that somebody chose. */
  readonly onUse: (template: OfferTemplateDetails) => void;
  readonly onClose: () => void;
};

type Open = { readonly kind: Exclude<TemplateRequest, 'use'>; readonly id: number };

/** All templates of offers: one is used, renamed or deleted. */
export function TemplatesDialog({ onUse, onClose }: Props) {
  const { translate } = useShell();
  const dispatch = useAdminDispatch();
  const title = useId();
  const { data: templates, error, isFetching, refetch } = offerTemplatesApi.useOfferTemplatesQuery();
  const [loadingId, setLoadingId] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [open, setOpen] = useState<Open | null>(null);

  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  const choose = async (id: number) => {
    if (loadingId !== null) return;
    setFailure(undefined);
    setLoadingId(id);
    const once = { subscribe: false, forceRefetch: true } as const;
    const result = await dispatch(offerTemplatesApi.endpoints.offerTemplate.initiate(id, once));
    // Whoever closed the dialog meanwhile goes on typing.
    if (isClosed.current) return;
    setLoadingId(null);
    if (result.data) return onUse(result.data);
    setFailure(result.error);
    // It may be gone: then the list says so.
    void refetch();
  };
  const act = (kind: TemplateRequest, template: OfferTemplate) =>
    kind === 'use' ? void choose(template.id) : setOpen({ kind, id: template.id });
  const Asked = open && { rename: RenameTemplateDialog, delete: DeleteTemplateDialog }[open.kind];
  // As it is now: somebody else may have changed it.
  const asked = open && templates?.find(({ id }) => id === open.id);

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('templates.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {failure !== undefined && <CallFailure title={translate('templates.use.failed')} error={failure} />}
          {error !== undefined && !isFetching && (
            <CallFailure title={translate('templates.failed')} error={error} onRetry={() => void refetch()} />
          )}
          {!templates && isFetching && <Spinner label={translate('templates.loading')} size={28} />}
          {templates?.length === 0 && (
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{translate('templates.empty')}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{translate('templates.empty.text')}</Typography>
            </Box>
          )}
          {templates && templates.length > 0 && (
            <>
              <Typography sx={{ color: 'text.secondary' }}>{translate('templates.text')}</Typography>
              <Box component="ul" aria-labelledby={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    isLoading={loadingId === template.id}
                    onRequest={(kind) => act(kind, template)}
                  />
                ))}
              </Box>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          {translate('admin.close')}
        </Button>
      </DialogActions>
      {Asked && asked && <Asked template={asked} onClose={() => setOpen(null)} />}
    </Dialog>
  );
}
