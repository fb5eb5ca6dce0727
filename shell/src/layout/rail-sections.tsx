import { useState, type SyntheticEvent } from 'react';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Box, Divider, List, ListItemButton, tokens } from '@programme/ui';
import { isCurrent } from '../navigation/navigation-sections';
import { staffSections } from '../navigation/staff-sections';

type Named = { readonly name: string; readonly left: number; readonly top: number };

/** The links of the staff's navigation as icons. The name of one appears beside it on hover and on focus. */
export function RailSections({ onNavigate }: { readonly onNavigate: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [named, setNamed] = useState<Named | null>(null);
  const hide = () => setNamed(null);
  const show = (name: string) => (event: SyntheticEvent<HTMLElement>) => {
    const { right, top, height } = event.currentTarget.getBoundingClientRect();
    setNamed({ name, left: right + 14, top: top + height / 2 });
  };

  return (
    <Box onKeyDown={({ key }) => key === 'Escape' && hide()} onWheel={hide}>
      {staffSections.map(({ id, title, links }, index) => (
        <Box key={id}>
          {index > 0 && (
            <Divider aria-hidden sx={{ my: 1, mx: 1, borderColor: tokens.color.onPanelLine, opacity: 0.3 }} />
          )}
          <List disablePadding aria-label={translate(title)}>
            {links.map((link) => {
              const { route, label, Icon } = link;
              const current = isCurrent(link, pathname);
              const name = translate(label);
              return (
                <li key={route}>
                  <ListItemButton
                    component={RouterLink}
                    to={routePath(route)}
                    onClick={() => {
                      hide();
                      onNavigate();
                    }}
                    selected={current}
                    aria-current={current ? 'page' : undefined}
                    aria-label={name}
                    onPointerEnter={show(name)}
                    onFocus={show(name)}
                    onPointerLeave={hide}
                    onBlur={hide}
                    sx={{ justifyContent: 'center', minHeight: 44, p: 0, borderRadius: `${tokens.radius.control}px` }}
                  >
                    <Icon aria-hidden sx={{ fontSize: '1.375rem' }} />
                  </ListItemButton>
                </li>
              );
            })}
          </List>
        </Box>
      ))}
      {named && <Name {...named} />}
    </Box>
  );
}

/** Fixed to the window: the rail scrolls, and would cut it off. */
function Name({ name, left, top }: Named) {
  return (
    <Box
      role="tooltip"
      style={{ left, top }}
      sx={{
        position: 'fixed',
        translate: '0 -50%',
        pointerEvents: 'none',
        px: 1.25,
        py: 0.625,
        typography: 'body2',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        bgcolor: tokens.color.ink,
        color: tokens.color.page,
        borderRadius: `${tokens.radius.small}px`,
        boxShadow: tokens.shadow.raised,
      }}
    >
      {name}
    </Box>
  );
}
