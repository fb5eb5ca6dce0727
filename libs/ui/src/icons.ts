export { default as AddIcon } from '@mui/icons-material/Add';
export { default as CloseIcon } from '@mui/icons-material/Close';
export { default as ExpandMoreIcon } from '@mui/icons-material/ExpandMore';
export { default as LanguageIcon } from '@mui/icons-material/Language';
export { default as MenuIcon } from '@mui/icons-material/Menu';
export { default as PrintIcon } from '@mui/icons-material/PrintOutlined';
export { default as RemoveIcon } from '@mui/icons-material/DeleteOutlined';
export { default as SettingsIcon } from '@mui/icons-material/SettingsOutlined';
