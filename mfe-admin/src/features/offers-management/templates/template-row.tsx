import { useId, useState } from 'react';
import type { OfferTemplate } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { languageNames } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Stack, Typography } from '@programme/ui';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { MoreIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { IconAction } from '../../../shared/icon-action';

export type TemplateRequest = 'use' | 'rename' | 'delete';

type Props = {
  readonly template: OfferTemplate;
  /** While this template loads. */
  readonly isLoading: boolean;
  readonly onRequest: (request: TemplateRequest) => void;
};

/** One template: what it holds, who saved it, and what can be done with it. */
export function TemplateRow({ template, isLoading, onRequest }: Props) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const name = isolated(template.name);
  const choose = (request: TemplateRequest) => {
    setAnchor(null);
    onRequest(request);
  };
  const facts = [
    translate('offerPage.quotes', { count: template.quotesCount }),
    template.currency,
    ...(template.language ? [languageNames[template.language]] : []),
  ];
  const saved = { username: isolated(template.savedBy), day: clock.dayOf(template.savedAt) };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={id} component="bdi" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {template.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
          <br />
          <span>{translate('templates.by', saved)}</span>
        </Typography>
      </Box>
      <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'center' }}>
        <Button
          variant="outlined"
          loading={isLoading}
          aria-label={translate('templates.use.of', { name })}
          onClick={() => onRequest('use')}
        >
          {translate('templates.use')}
        </Button>
        <IconAction
          icon={<MoreIcon />}
          label={translate('offers.more')}
          fullLabel={translate('templates.more.of', { name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </Stack>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={() => choose('rename')}>{translate('templates.rename')}</MenuItem>
        <MenuItem onClick={() => choose('delete')} sx={{ color: 'error.main' }}>
          {translate('offers.delete')}
        </MenuItem>
      </Menu>
    </Box>
  );
}
