import { type Formulario, paginacion } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListBase, Pagination } from 'react-admin';
import { EliminarButton } from '../../ui/EliminarButton';
import { RegistroDialog } from '../../ui/formulario/RegistroDialog';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { yaSeDice } from '../../ui/tabla/yaSeDice';
import { Estado } from './Estado';

/** A row that belongs to a dealer. */
export interface Suyo {
  readonly id: number;
  readonly version: number;
  readonly nombre: string | null;
  readonly estado: string | null;
}

/** What is particular to the executives, or to the devices. */
export interface DefinicionDeParte<T extends Suyo, V extends object> {
  readonly recurso: string;
  readonly formulario: Formulario<V, unknown> & { readonly nombre: string };
  readonly titulo: string;
  readonly nuevo: string;
  readonly creado: string;
  readonly editado: string;
  readonly eliminado: string;
  /** Between name and state. */
  readonly columnas: readonly Columna<T>[];
}

export interface DeConcesionario {
  readonly concesionarioId: number;
  readonly puedeEditar: boolean;
}

interface ParteProps<T extends Suyo, V extends object> extends DeConcesionario {
  readonly parte: DefinicionDeParte<T, V>;
  /** Before the name. */
  readonly primera?: Columna<T> | null;
  /** Beside 'Nuevo'. */
  readonly children?: ReactNode;
}

const orden = { field: 'nombre', order: 'ASC' } as const;
const inicial = { estado: 'A' };

/** CON-505, CON-506: rows of a dealer, 10 a page of 5, 10 or 25, each with its dialog and its deletion. */
export function Parte<T extends Suyo, V extends object>(props: ParteProps<T, V>) {
  const { parte, concesionarioId, puedeEditar, primera = null, children } = props;
  const { titulo, recurso } = parte;
  const id = useId();
  const filter = useMemo(() => ({ concesionarioId }), [concesionarioId]);
  const [abierto, setAbierto] = useState<T | 'nuevo' | null>(null);
  const nueva = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <>
      <Card component="section" aria-labelledby={id} variant="outlined">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 0.75, minHeight: 48 }}>
          <Typography variant="h3" component="h3" id={id} sx={{ flex: 1 }}>
            {titulo}
          </Typography>
          {children}
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
          queryOptions={yaSeDice}
        >
          <Tabla<T>
            etiqueta={titulo}
            columnas={[...(primera === null ? [] : [primera]), ...columnasDe(parte, setAbierto, puedeEditar)]}
            alElegir={(fila) => void setAbierto(fila)}
          />
          <Pagination rowsPerPageOptions={[...paginacion.detalleDeConcesionario.opciones]} />
        </ListBase>
      </Card>
      {abierto !== null && (
        <RegistroDialog
          titulo={nueva ? parte.nuevo : (abierto.nombre ?? '')}
          recurso={recurso}
          formulario={parte.formulario}
          registro={nueva ? null : abierto}
          inicial={inicial}
          dueno={filter}
          puedeEditar={puedeEditar}
          exito={nueva ? parte.creado : parte.editado}
          onGuardado={cerrar}
          onClose={cerrar}
        />
      )}
    </>
  );
}

function columnasDe<T extends Suyo, V extends object>(
  { columnas, eliminado, recurso }: DefinicionDeParte<T, V>,
  abrir: (fila: T) => void,
  puedeEditar: boolean,
): Columna<T>[] {
  const visibles: Columna<T>[] = [
    {
      campo: 'nombre',
      dibujar: (fila) => (
        <Link component="button" type="button" onClick={() => abrir(fila)} sx={{ textAlign: 'left' }}>
          {fila.nombre}
        </Link>
      ),
    },
    ...columnas,
    { campo: 'estado', dibujar: ({ estado }) => <Estado estado={estado} /> },
  ];
  if (!puedeEditar) return visibles;
  const eliminar = (fila: T) => (
    <EliminarButton recurso={recurso} registro={fila} nombre={fila.nombre ?? ''} exito={eliminado} />
  );
  return [...visibles, { etiqueta: 'Acciones', acciones: true, dibujar: eliminar }];
}
