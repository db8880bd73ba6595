import {
  formularioDePlazo,
  PROMESA_DE_ENTREGA,
  plazoDeCodigo,
  plazoEnCifras,
  plazosDelContrato,
  productos,
  propios,
} from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { PlazoVista } from '../../generated/api';
import { EliminarButton } from '../../ui/EliminarButton';
import { fecha } from '../../ui/formato';
import { RegistroDialog } from '../../ui/formulario/RegistroDialog';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';

const nombreDePlazo = (codigo: string | null) => plazoDeCodigo(codigo)?.nombre ?? codigo;
function valorDe({ codigo, dias }: PlazoVista) {
  const unidad = plazoDeCodigo(codigo)?.unidad;
  return unidad === undefined || dias === null ? dias : plazoEnCifras(unidad, dias);
}
const nombreDeProducto = (codigo: string | null) =>
  productos.find((uno) => uno.codigo === codigo)?.etiqueta ?? codigo ?? '';
const tituloDe = ({ producto, desde }: PlazoVista) => propios.plazoDe(nombreDeProducto(producto), fecha(desde));

const columnasCon = (abrir: (plazo: PlazoVista) => void): readonly Columna<PlazoVista>[] => [
  {
    campo: 'codigo',
    dibujar: (fila) => (
      <Link component="button" type="button" onClick={() => abrir(fila)} sx={{ fontWeight: 560, textAlign: 'left' }}>
        {nombreDePlazo(fila.codigo)}
      </Link>
    ),
  },
  { campo: 'producto', ordena: true, dibujar: ({ producto }) => nombreDeProducto(producto) },
  { campo: 'desde', tipo: 'fecha', ordena: true },
  { campo: 'dias', tipo: 'numero', ordena: true, dibujar: valorDe },
  { campo: 'clausula' },
  { campo: 'guardadaPor' },
  {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => (
      <EliminarButton recurso="plazo" registro={fila} nombre={tituloDe(fila)} exito={propios.plazoEliminado} />
    ),
  },
];

/** What the company's contract promises, each from its day on: no code changes for it. */
export default function PlazoList() {
  const [abierto, setAbierto] = useState<PlazoVista | 'nuevo' | null>(null);
  const nuevo = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <>
      <RecordList
        resource="plazo"
        title={propios.plazosTitulo}
        description={propios.plazosDescripcion(PROMESA_DE_ENTREGA)}
        sort={{ field: 'desde', order: 'DESC' }}
        exportable
        emptyText={propios.sinPlazos(PROMESA_DE_ENTREGA)}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setAbierto('nuevo')}>
            Nuevo
          </Button>
        }
      >
        <Tabla
          columnas={columnasCon(setAbierto)}
          alElegir={(fila: PlazoVista) => {
            setAbierto(fila);
            return undefined;
          }}
        />
      </RecordList>
      {abierto !== null && (
        <RegistroDialog
          titulo={nuevo ? propios.plazoNuevo : tituloDe(abierto)}
          recurso="plazo"
          formulario={formularioDePlazo}
          registro={nuevo ? null : abierto}
          inicial={{ codigo: plazosDelContrato[0].codigo }}
          puedeEditar
          exito={nuevo ? propios.plazoCreado : propios.plazoEditado}
          onGuardado={cerrar}
          onClose={cerrar}
        />
      )}
    </>
  );
}
