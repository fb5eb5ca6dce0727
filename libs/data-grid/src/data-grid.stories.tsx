import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Chip } from '@programme/ui';
import { DataGrid, type DataGridColumn } from './data-grid';

const meta: Meta = {};
export default meta;

type Row = { readonly id: number; readonly client: string; readonly status: string; readonly total: string };

const rows: Row[] = [
  { id: 1, client: 'Acme', status: 'Valid', total: '€9,195.00' },
  {
    id: 2,
    client: 'Compañía Española de Bienestar y Actividad Física, S. A. de C. V.',
    status: 'Expired',
    total: '€99.00',
  },
  { id: 3, client: 'Żółw i Synowie', status: 'Valid', total: '€1,234,567.89' },
];

const columns: DataGridColumn<Row>[] = [
  { id: 'client', label: 'Client', width: 180, grow: 1, cell: ({ client }) => client },
  { id: 'status', label: 'Status', width: 110, cell: ({ status }) => <Chip label={status} /> },
  { id: 'total', label: 'Total price of the offer', align: 'end', width: 140, cell: ({ total }) => total },
  { id: 'open', label: '', width: 100, cell: () => <Button size="small">Open</Button> },
];

const shared = { label: 'Example', language: 'en', columns, rows, loading: false } as const;

export const Rows: StoryObj = { render: () => <DataGrid {...shared} /> };

export const TallRows: StoryObj = { render: () => <DataGrid {...shared} tallRows /> };

export const NoRows: StoryObj = { render: () => <DataGrid {...shared} rows={[]} /> };

export const Loading: StoryObj = { render: () => <DataGrid {...shared} loading /> };
