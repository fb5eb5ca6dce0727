import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Button, ListItemText, Notice } from './index';
import { Dialog, DialogActions, DialogContent, DialogTitle, Drawer, Menu, MenuItem, Snackbar } from './overlays';

const meta: Meta = { title: 'overlays' };
export default meta;

export const OpenDialog: StoryObj = {
  render: () => (
    <Dialog open>
      <DialogTitle>Delete the offer?</DialogTitle>
      <DialogContent>The client will not be able to open it. Its history remains.</DialogContent>
      <DialogActions>
        <Button>Cancel</Button>
        <Button variant="contained" color="error">
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  ),
};

export const OpenMenu: StoryObj = {
  render: () => (
    <Menu open anchorReference="anchorPosition" anchorPosition={{ top: 24, left: 24 }}>
      <MenuItem selected>The chosen one</MenuItem>
      <MenuItem>Another</MenuItem>
      <MenuItem disabled>A disabled one</MenuItem>
    </Menu>
  ),
};

export const OpenDrawer: StoryObj = {
  render: () => (
    <Drawer open>
      <Box sx={{ width: 240, p: 2 }}>
        <ListItemText primary="What the drawer holds" />
      </Box>
    </Drawer>
  ),
};

export const Toast: StoryObj = {
  render: () => (
    <Snackbar open>
      <Notice tone="success" role="status" title="Saved" action={<Button>Undo</Button>} />
    </Snackbar>
  ),
};
