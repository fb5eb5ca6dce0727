import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Chip, Collapse, Divider, IconButton, ListItemButton, ListItemText, List, Stack } from './index';
import * as icons from './icons/icons';
import * as staffIcons from './icons/staff-icons';

const meta: Meta = { title: 'controls' };
export default meta;

const { DownloadIcon } = icons;
const kinds = ['contained', 'outlined', 'text'] as const;
const colors = ['primary', 'secondary', 'error'] as const;

export const Buttons: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {kinds.flatMap((variant) =>
        colors.map((color) => (
          <Stack key={`${variant} ${color}`} direction="row" sx={{ gap: 1.5 }}>
            <Button {...{ variant, color }}>{color}</Button>
            <Button {...{ variant, color }} startIcon={<DownloadIcon />}>
              Icon
            </Button>
            <Button {...{ variant, color }} disabled>
              Disabled
            </Button>
            <Button {...{ variant, color }} loading>
              Loading
            </Button>
          </Stack>
        )),
      )}
      <Button variant="contained" size="large" fullWidth>
        Large
      </Button>
    </Stack>
  ),
};

export const Chips: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <Chip label="Filled" />
      <Chip label="Outlined" variant="outlined" />
    </Stack>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {Object.entries({ ...icons, ...staffIcons }).map(([name, Icon]) => (
        <IconButton key={name} aria-label={name}>
          <Icon />
        </IconButton>
      ))}
      <IconButton disabled aria-label="Disabled">
        <DownloadIcon />
      </IconButton>
    </Stack>
  ),
};

export const Lists: StoryObj = {
  render: () => (
    <List>
      <ListItemButton>
        <ListItemText primary="An entry" secondary="With a second line" />
      </ListItemButton>
      <ListItemButton selected>
        <ListItemText primary="The chosen one" />
      </ListItemButton>
      <Divider />
      <Collapse in>
        <ListItemButton disabled>
          <ListItemText primary="A disabled one" />
        </ListItemButton>
      </Collapse>
    </List>
  ),
};
