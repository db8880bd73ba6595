import { type Formulario, paginacion } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListBase, Pagination } from 'react-admin';
import { DeleteButton } from '../../ui/DeleteButton';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { DataTable } from '../../ui/table/DataTable';
import { saidByTable } from '../../ui/table/saidByTable';
import { Estado } from './Estado';

/** A row that belongs to a dealer. */
export interface FilaDeConcesionario {
  readonly id: number;
  readonly version: number;
  readonly nombre: string | null;
  readonly estado: string | null;
}

/** What is particular to the executives, or to the devices. */
export interface DefinicionDeParte<V extends object> {
  readonly recurso: string;
  readonly formulario: Formulario<V, unknown> & { readonly nombre: string };
  readonly titulo: string;
  readonly nuevo: string;
  readonly creado: string;
  readonly editado: string;
  readonly eliminado: string;
}

export interface DeConcesionario {
  readonly concesionarioId: number;
  readonly puedeEditar: boolean;
}

interface ParteProps<V extends object> extends DeConcesionario {
  readonly parte: DefinicionDeParte<V>;
  /** The column before the name. */
  readonly primera?: ReactNode;
  /** The columns between name and state. */
  readonly children: ReactNode;
  /** Beside 'Nuevo'. */
  readonly acciones?: ReactNode;
}

const Column = DataTable.Col<FilaDeConcesionario>;
const orden = { field: 'nombre', order: 'ASC' } as const;
const inicial = { estado: 'A' };

/** CON-505, CON-506: rows of a dealer, 10 a page of 5, 10 or 25, each with its dialog and its deletion. */
export function Parte<V extends object>(props: ParteProps<V>) {
  const { parte, concesionarioId, puedeEditar, primera, children, acciones } = props;
  const { titulo, recurso } = parte;
  const id = useId();
  const filter = useMemo(() => ({ concesionarioId }), [concesionarioId]);
  const [abierto, setAbierto] = useState<FilaDeConcesionario | 'nuevo' | null>(null);
  const nueva = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <>
      <Card component="section" aria-labelledby={id} variant="outlined">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 0.75, minHeight: 48 }}>
          <Typography variant="h3" component="h3" id={id} sx={{ flex: 1 }}>
            {titulo}
          </Typography>
          {acciones}
          {puedeEditar && (
            <Button
              size="small"
              startIcon={<Add />}
              onClick={() => setAbierto('nuevo')}
              aria-label={`Nuevo en ${titulo}`}
            >
              Nuevo
            </Button>
          )}
        </Box>
        <ListBase
          resource={recurso}
          filter={filter}
          sort={orden}
          perPage={paginacion.detalleDeConcesionario.tamano}
          disableSyncWithLocation
          storeKey={false}
          queryOptions={saidByTable}
        >
          <DataTable<FilaDeConcesionario> aria-label={titulo} onRowClick={setAbierto}>
            {primera}
            <Column
              source="nombre"
              render={(fila) => (
                <Link component="button" type="button" onClick={() => setAbierto(fila)} sx={{ textAlign: 'left' }}>
                  {fila.nombre}
                </Link>
              )}
              disableSort
            />
            {children}
            <Column source="estado" render={({ estado }) => <Estado estado={estado} />} disableSort />
            {puedeEditar && (
              <Column
                label="Acciones"
                actions
                render={(fila) => (
                  <DeleteButton resource={recurso} record={fila} name={fila.nombre ?? ''} success={parte.eliminado} />
                )}
              />
            )}
          </DataTable>
          <Pagination rowsPerPageOptions={[...paginacion.detalleDeConcesionario.opciones]} />
        </ListBase>
      </Card>
      {abierto !== null && (
        <RecordDialog
          title={nueva ? parte.nuevo : (abierto.nombre ?? '')}
          resource={recurso}
          fields={parte.formulario}
          record={nueva ? null : abierto}
          initial={inicial}
          owner={filter}
          canEdit={puedeEditar}
          success={nueva ? parte.creado : parte.editado}
          onSaved={cerrar}
          onClose={cerrar}
        />
      )}
    </>
  );
}
