/** The data grid, apart from `ui` because its library is large: a part that shows one loads it when it does. */
export { DataGrid, type DataGridColumn, type DataGridProps } from './data-grid';
