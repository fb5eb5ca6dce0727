/**
 * The data grid, apart from `ui` because its library is large: only remotes that show one bundle it, and load it on
 * demand.
 */
export { DataGrid, textScale, type DataGridColumn, type DataGridProps } from './data-grid';
