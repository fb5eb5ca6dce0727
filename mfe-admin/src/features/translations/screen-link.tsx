import { routePath, useTranslate } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { OpenIcon } from '@programme/ui/staff-icons';
import { textGroup, type TextGroupId } from './text-groups';

/** Names the screen that a text stands on. The link opens it beside the editor, so that no edit is left. */
export function ScreenLink({ group }: { readonly group: TextGroupId }) {
  const translate = useTranslate();
  const { name, route } = textGroup(group);
  const screen = translate(name);
  if (route === undefined) return <span>{screen}</span>;
  return (
    <Box
      component="a"
      href={routePath(route)}
      target="_blank"
      rel="noopener"
      aria-label={translate('translations.screen.open', { screen })}
      sx={look}
    >
      {screen}
      <OpenIcon sx={{ fontSize: '0.875rem' }} />
    </Box>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 24,
  color: tokens.color.brandText,
  fontWeight: 600,
  textUnderlineOffset: '3px',
} as const;
