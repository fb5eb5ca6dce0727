import { useId, useState } from 'react';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Box, Button, Collapse, ExpandMoreIcon, List, ListItemButton, ListItemText, tokens } from '@programme/ui';
import { isCurrent, type NavigationSection } from '../navigation/navigation-sections';

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
          <ExpandMoreIcon
            sx={{
              transform: expanded ? 'none' : 'rotate(-90deg)',
              transition: `transform ${tokens.motion}`,
              color: 'text.secondary',
            }}
          />
        }
        sx={{
          justifyContent: 'space-between',
          px: 1.5,
          color: 'text.secondary',
          typography: 'caption',
          fontSize: '0.75rem',
          fontWeight: 600,
          letterSpacing: '0.07em',
          textTransform: 'uppercase',
        }}
      >
        {translate(section.title)}
      </Button>
      <Collapse in={expanded} id={id}>
        <List disablePadding aria-labelledby={titleId}>
          {section.links.map((link) => {
            const { route, label, Icon } = link;
            const current = isCurrent(link, pathname);
            return (
              <li key={route}>
                <ListItemButton
                  component={RouterLink}
                  to={routePath(route)}
                  onClick={onNavigate}
                  selected={current}
                  aria-current={current ? 'page' : undefined}
                  sx={linkStyle}
                >
                  <Icon aria-hidden sx={{ fontSize: '1.25rem', color: current ? 'primary.main' : undefined }} />
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

const linkStyle = {
  gap: 1.5,
  minHeight: 42,
  px: 1.5,
  py: 0.5,
  borderRadius: `${tokens.radius.control}px`,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: tokens.shadow.resting,
  },
} as const;
