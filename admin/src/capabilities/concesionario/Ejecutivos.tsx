import {
  CON,
  type DatosDeEjecutivoDeConcesionario,
  departamentosDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
  nombreDeCodigo,
  propios,
} from '@adjudica/domain';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { DataTable } from '../../ui/table/DataTable';
import { type DeConcesionario, type DefinicionDeParte, Parte } from './Parte';
import type { EjecutivoRecord } from './tipos';

const ejecutivos: DefinicionDeParte<DatosDeEjecutivoDeConcesionario> = {
  recurso: 'ejecutivo-concesionario',
  formulario: formularioDeEjecutivoDeConcesionario,
  titulo: propios.ejecutivosDeConcesionario,
  nuevo: propios.ejecutivoNuevo,
  creado: CON.ejecutivoCreado,
  editado: CON.ejecutivoEditado,
  eliminado: CON.ejecutivoEliminado,
};

/** CON-520 */
const borrado: Act = {
  path: '/ejecutivo-concesionario/eliminar',
  titulo: CON.borrarEjecutivos,
  confirmar: 'Eliminar',
  peligro: true,
  cierra: true,
};

const Column = DataTable.Col<EjecutivoRecord>;

type Elegidos = ReadonlyMap<number, number>;

/** CON-508: who sells, heads the sales or signs the accounts of a dealer; several can be deleted at once. */
export function Ejecutivos(props: DeConcesionario) {
  /** id → version. */
  const [elegidos, setElegidos] = useState<Elegidos>(new Map());
  const [borrando, setBorrando] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Parte
        {...props}
        parte={ejecutivos}
        primera={
          props.puedeEditar && (
            <Column
              label="Elegir"
              render={(fila) => <Eleccion ejecutivo={fila} elegidos={elegidos} onElegir={setElegidos} />}
            />
          )
        }
        acciones={
          elegidos.size > 0 && (
            <Button size="small" color="error" onClick={() => setBorrando(true)}>
              {propios.eliminarElegidos(elegidos.size)}
            </Button>
          )
        }
      >
        <Column source="correo" disableSort />
        <Column source="telefono" disableSort />
        <Column
          source="departamento"
          render={({ departamento }) => nombreDeCodigo(departamentosDeConcesionario, departamento ?? '')}
          disableSort
        />
      </Parte>
      {borrando && (
        <ActDialog<readonly { nombre: string; eliminado: boolean }[]>
          acto={borrado}
          id={null}
          fijos={{ ejecutivos: [...elegidos].map(([id, version]) => ({ id, version })) }}
          onHecho={(hechos) => {
            setElegidos(new Map());
            const inactivos = hechos.filter(({ eliminado }) => !eliminado).map(({ nombre }) => nombre);
            if (inactivos.length === 0) notify(CON.ejecutivoEliminado, { type: 'success' });
            else notify(propios.quedoInactivo(inactivos.join(', ')), { type: 'warning' });
          }}
          onClose={() => setBorrando(false)}
        />
      )}
    </>
  );
}

interface EleccionProps {
  readonly ejecutivo: EjecutivoRecord;
  readonly elegidos: Elegidos;
  readonly onElegir: (elegidos: Elegidos) => void;
}

function Eleccion({ ejecutivo: { id, version, nombre }, elegidos, onElegir }: EleccionProps) {
  return (
    <Checkbox
      size="small"
      checked={elegidos.has(id)}
      onChange={(_, elegido) => {
        const otros = [...elegidos].filter(([otro]) => otro !== id);
        onElegir(new Map(elegido ? [...otros, [id, version]] : otros));
      }}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Elegir ${nombre}` } }}
      sx={{ p: 0.5 }}
    />
  );
}
