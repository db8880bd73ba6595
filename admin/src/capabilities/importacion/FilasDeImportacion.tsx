import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, Pagination, type RaRecord } from 'react-admin';
import { DataTable } from '../../ui/table/DataTable';
import { saidByTable } from '../../ui/table/saidByTable';
import { useImportacion } from './useImportacion';

interface FilasDeImportacionProps {
  /** What of it: the end of its address. */
  readonly parte: 'cambios' | 'errores';
  readonly titulo: string;
  /** Beside the title. */
  readonly accion?: ReactNode;
  /** Below the table. */
  readonly nota?: ReactNode;
  /** `DataTable.Col`s. */
  readonly children: ReactNode;
}

/** What a review noted of the rows of a file, page by page, in the order of the file. */
export function FilasDeImportacion<R extends RaRecord>(props: FilasDeImportacionProps) {
  const { parte, titulo, accion, nota, children } = props;
  const { id } = useImportacion();
  return (
    <Card component="section" aria-labelledby={parte}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1.5 }}>
        <Typography variant="h2" id={parte}>
          {titulo}
        </Typography>
        {accion}
      </Box>
      <ListBase<R>
        resource={`importacion/${id}/${parte}`}
        sort={{ field: 'linea', order: 'ASC' }}
        perPage={25}
        disableSyncWithLocation
        disableAuthentication
        storeKey={false}
        queryOptions={saidByTable}
      >
        <DataTable<R>>{children}</DataTable>
        <Pagination rowsPerPageOptions={[10, 25, 50]} />
      </ListBase>
      {nota && (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {nota}
        </Typography>
      )}
    </Card>
  );
}
