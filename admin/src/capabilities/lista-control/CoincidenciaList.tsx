import {
  type AccionDeCoincidencia,
  type EstadoDeCoincidencia,
  propios,
  sujetosDeLista,
  tiposDeLista,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { CoincidenciaVista } from '../../generated/api';
import { useRowActs } from '../../ui/act/useRowActs';
import { InstantField } from '../../ui/fields/columns';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { tones } from '../../ui/tones';
import { decisionesDeCoincidencia } from './coincidencia.actos';

const Column = DataTable.Col<CoincidenciaVista>;

const estados = Object.entries(propios.estadoDeCoincidencia).map(([codigo, nombre]) => ({
  codigo: codigo as EstadoDeCoincidencia,
  nombre,
}));
const quienEs = ({ sujeto, de }: CoincidenciaVista): string =>
  de ?? sujetosDeLista.find(({ codigo }) => codigo === sujeto)?.nombre ?? sujeto;
const comoEnLista = ({ nombreEnLista, identificacionEnLista }: CoincidenciaVista): string =>
  [nombreEnLista, identificacionEnLista].filter(Boolean).join(', ');

function EstadoDeCoincidenciaField() {
  const { estado, enLista } = useShownRecord<CoincidenciaVista>();
  return (
    <>
      <StateChip label={propios.estadoDeCoincidencia[estado]} tone={tones.coincidencia[estado]} />
      {!enLista && <SecondLine>{propios.coincidenciaFueraDeLista}</SecondLine>}
    </>
  );
}

const enTelefono = (fila: CoincidenciaVista) => (
  <Box sx={{ whiteSpace: 'normal', width: 'min(52vw, 220px)' }}>
    {fila.nombre}
    <SecondLine>{`${fila.lista}. ${fila.razon}`}</SecondLine>
    <EstadoDeCoincidenciaField />
  </Box>
);

/** Who may be in a control list; opens on those that nobody has decided. */
export default function CoincidenciaList() {
  const { buttons, dialog } = useRowActs<CoincidenciaVista, AccionDeCoincidencia>({
    actOf: (accion) => decisionesDeCoincidencia[accion],
    nameOf: (boton, fila) => `${boton}: ${fila.nombre}, ${fila.lista}`,
    subjectOf: (fila) => `${fila.nombre}. ${fila.lista}: ${comoEnLista(fila)}`,
  });
  return (
    <>
      <List
        title={propios.coincidenciasTitulo}
        description={`${propios.coincidenciasDescripcion} ${propios.coincidenciaReglas}`}
        sort={{ field: 'id', order: 'DESC' }}
        filterDefaultValues={{ estado: 'por-revisar' }}
        filters={
          <>
            <SelectFilter source="estado" label="Estado" choices={estados} />
            <SelectFilter source="tipo" label="Lista" choices={tiposDeLista} />
            <SelectFilter source="sujeto" label="Quién es" choices={sujetosDeLista} />
          </>
        }
        empty={propios.coincidenciasVacia}
        exporter
      >
        <DataTable<CoincidenciaVista>>
          <Column
            source="nombre"
            onPhone={enTelefono}
            render={(fila) => (
              <>
                {fila.nombre}
                <SecondLine>{[fila.identificacion, quienEs(fila)].filter(Boolean).join(' · ')}</SecondLine>
              </>
            )}
            disableSort
          />
          <Column
            source="lista"
            render={({ lista, detalle }) => (
              <>
                {lista}
                <SecondLine>{detalle}</SecondLine>
              </>
            )}
            wideOnly
          />
          <Column
            source="razon"
            render={(fila) => (
              <Box sx={{ whiteSpace: 'normal', minWidth: 240 }}>
                {fila.razon}
                <SecondLine>{comoEnLista(fila)}</SecondLine>
              </Box>
            )}
            disableSort
            wideOnly
          />
          <Column source="estado" field={EstadoDeCoincidenciaField} disableSort wideOnly />
          <Column
            source="motivo"
            render={({ motivo, decididaPor }) =>
              motivo !== null && (
                <Box sx={{ whiteSpace: 'normal', minWidth: 180 }}>
                  {motivo}
                  <SecondLine>{decididaPor}</SecondLine>
                </Box>
              )
            }
            disableSort
            wideOnly
          />
          <Column source="halladaEn" field={InstantField} wideOnly />
          <Column label="Acciones" actions render={buttons} />
        </DataTable>
      </List>
      {dialog}
    </>
  );
}
