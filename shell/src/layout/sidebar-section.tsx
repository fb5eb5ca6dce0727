import { useId, useState } from 'react';
import { calculatorPaths, routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Box, Button, Collapse, ExpandMoreIcon, List, ListItemButton, ListItemText } from '@programme/ui';
import type { NavigationSection } from './navigation-sections';

type Props = { readonly section: NavigationSection; readonly onNavigate: () => void };

export function SidebarSection({ section, onNavigate }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [expanded, setExpanded] = useState(section.expanded);
  const id = useId();
  const titleId = useId();

  return (
    <Box sx={{ mb: 1 }}>
      <Button
        fullWidth
        color="inherit"
        id={titleId}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
        endIcon={
          <ExpandMoreIcon sx={{ transform: expanded ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }} />
        }
        sx={{
          justifyContent: 'space-between',
          px: 1.5,
          color: 'text.secondary',
          typography: 'caption',
          fontWeight: 650,
          letterSpacing: '0.06em',
          textTransform: 'uppercase',
        }}
      >
        {translate(section.title)}
      </Button>
      <Collapse in={expanded} id={id}>
        <List disablePadding aria-labelledby={titleId}>
          {section.links.map(({ route, label }) => {
            const current = calculatorPaths(route).includes(pathname);
            return (
              <li key={route}>
                <ListItemButton
                  component={RouterLink}
                  to={routePath(route)}
                  onClick={onNavigate}
                  selected={current}
                  aria-current={current ? 'page' : undefined}
                  sx={{ borderRadius: 1, minHeight: 42, py: 0.5, px: 1.5 }}
                >
                  <ListItemText
                    slotProps={{ primary: { sx: { fontWeight: current ? 600 : 450, fontSize: '0.95rem' } } }}
                  >
                    {translate(label)}
                  </ListItemText>
                </ListItemButton>
              </li>
            );
          })}
        </List>
      </Collapse>
    </Box>
  );
}
