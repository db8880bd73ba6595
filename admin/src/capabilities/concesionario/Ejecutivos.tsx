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
import { ActoDialog } from '../../ui/acto/ActoDialog';
import type { Acto } from '../../ui/acto/tipos';
import type { Columna } from '../../ui/tabla/Tabla';
import { type DeConcesionario, type DefinicionDeParte, Parte } from './Parte';
import type { EjecutivoRecord } from './tipos';

const ejecutivos: DefinicionDeParte<EjecutivoRecord, DatosDeEjecutivoDeConcesionario> = {
  recurso: 'ejecutivo-concesionario',
  formulario: formularioDeEjecutivoDeConcesionario,
  titulo: propios.ejecutivosDeConcesionario,
  nuevo: propios.ejecutivoNuevo,
  creado: CON.ejecutivoCreado,
  editado: CON.ejecutivoEditado,
  eliminado: CON.ejecutivoEliminado,
  columnas: [
    { campo: 'correo' },
    { campo: 'telefono' },
    {
      campo: 'departamento',
      dibujar: ({ departamento }) => nombreDeCodigo(departamentosDeConcesionario, departamento ?? ''),
    },
  ],
};

/** CON-520 */
const borrado: Acto = {
  recurso: ejecutivos.recurso,
  accion: 'eliminar',
  titulo: CON.borrarEjecutivos,
  confirmar: 'Eliminar',
  peligro: true,
  cierra: true,
};

type Elegidos = ReadonlyMap<number, number>;

/** CON-508: who sells, heads the sales or signs the accounts of a dealer; several can be deleted at once. */
export function Ejecutivos(props: DeConcesionario) {
  /** id → version. */
  const [elegidos, setElegidos] = useState<Elegidos>(new Map());
  const [borrando, setBorrando] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Parte {...props} parte={ejecutivos} primera={props.puedeEditar ? eleccion(elegidos, setElegidos) : null}>
        {elegidos.size > 0 && (
          <Button size="small" color="error" onClick={() => setBorrando(true)}>
            {propios.eliminarElegidos(elegidos.size)}
          </Button>
        )}
      </Parte>
      {borrando && (
        <ActoDialog<readonly { nombre: string; eliminado: boolean }[]>
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

const eleccion = (elegidos: Elegidos, alElegir: (elegidos: Elegidos) => void): Columna<EjecutivoRecord> => ({
  etiqueta: 'Elegir',
  dibujar: ({ id, version, nombre }) => (
    <Checkbox
      size="small"
      checked={elegidos.has(id)}
      onChange={(_, elegido) =>
        alElegir(
          new Map([...[...elegidos].filter(([otro]) => otro !== id), ...(elegido ? [[id, version] as const] : [])]),
        )
      }
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Elegir ${nombre}` } }}
      sx={{ p: 0.5 }}
    />
  ),
});
