/** Icons of the staff's screens: a shared module that loads on demand. */
export { default as AddIcon } from '@mui/icons-material/Add';
export { default as BackIcon } from '@mui/icons-material/ChevronLeft';
export { default as DetailsIcon } from '@mui/icons-material/DataObject';
export { default as EditIcon } from '@mui/icons-material/EditOutlined';
export { default as ForwardIcon } from '@mui/icons-material/ChevronRight';
export { default as KeyIcon } from '@mui/icons-material/KeyOutlined';
export { default as LinkIcon } from '@mui/icons-material/Link';
export { default as MoreIcon } from '@mui/icons-material/MoreVert';
export { default as NoteIcon } from '@mui/icons-material/StickyNote2Outlined';
export { default as OpenIcon } from '@mui/icons-material/OpenInNew';
export { default as PersonIcon } from '@mui/icons-material/PersonOutlined';
export { default as RefreshIcon } from '@mui/icons-material/Refresh';
export { default as SearchIcon } from '@mui/icons-material/Search';
