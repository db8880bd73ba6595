import { type EstadoDeCorreo, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { CorreosReenviados, CorreoVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { useRowActs } from '../../ui/act/useRowActs';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { tones } from '../../ui/tones';
import { type AccionEnPantalla, actoDeCorreo } from './correo.actos';

const textos: Readonly<Record<AccionEnPantalla, { readonly boton: string; readonly efecto: string }>> = {
  reenviar: { boton: 'Reenviar', efecto: propios.correoReenviarDescripcion },
  descartar: { boton: 'Descartar', efecto: propios.correoDescartarDescripcion },
};

const Column = DataTable.Col<CorreoVista>;

function EstadoDeCorreoField() {
  const { estado } = useShownRecord<CorreoVista>();
  return <StateChip label={propios.estadoDeCorreo[estado]} tone={tones.correo[estado]} />;
}

const enTelefono = ({ ultimoError }: CorreoVista) => (
  <Box sx={{ whiteSpace: 'normal', width: 'min(52vw, 220px)' }}>
    <EstadoDeCorreoField />
    <SecondLine>{ultimoError}</SecondLine>
  </Box>
);

const estados = Object.entries(propios.estadoDeCorreo).map(([codigo, nombre]) => ({
  codigo: codigo as EstadoDeCorreo,
  nombre,
}));

/** Mails and what became of them; opens on those that were given up. */
export default function CorreoList() {
  const { buttons, dialog } = useRowActs<CorreoVista, AccionEnPantalla>({
    actOf: (accion, { destinatario }) => ({ ...textos[accion], acto: actoDeCorreo(accion, destinatario) }),
    nameOf: (boton, { destinatario }) => `${boton} el correo para ${destinatario}`,
    subjectOf: ({ asunto }) => asunto,
  });
  return (
    <>
      <List
        title={propios.correosTitulo}
        description={propios.correosDescripcion}
        sort={{ field: 'id', order: 'DESC' }}
        filterDefaultValues={{ estado: 'fallido' }}
        filters={<SelectFilter source="estado" label="Estado" choices={estados} />}
        actions={<ReenviarTodos />}
        empty={propios.sinCorreos}
        exporter
      >
        <DataTable<CorreoVista>>
          <Column source="creadoEn" field={InstantField} disableSort wideOnly />
          <Column source="destinatario" onPhone={enTelefono} disableSort />
          <Column source="asunto" disableSort />
          <Column source="estado" field={EstadoDeCorreoField} disableSort wideOnly />
          <Column source="ultimoError" disableSort wideOnly />
          <Column source="intentos" align="right" field={FigureField} disableSort />
          <Column source="ultimoIntento" field={InstantField} disableSort />
          <Column label="Acciones" actions render={buttons} />
        </DataTable>
      </List>
      {dialog}
    </>
  );
}

const ALGUN_FALLIDO = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' },
  filter: { estado: 'fallido' },
} as const;

/** Nothing to press while nothing failed, and it says so. */
function ReenviarTodos() {
  const [preguntando, setPreguntando] = useState(false);
  const notify = useNotify();
  const { total } = useGetList('correo', ALGUN_FALLIDO);
  return (
    <>
      {total === 0 && (
        <Typography variant="body2" id="nada-que-reenviar" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          {propios.correosReenviados(0)}
        </Typography>
      )}
      <Button
        variant="outlined"
        disabled={total === 0}
        aria-describedby={total === 0 ? 'nada-que-reenviar' : undefined}
        onClick={() => setPreguntando(true)}
      >
        {propios.correosReenviarTodos}
      </Button>
      {preguntando && (
        <ActDialog<CorreosReenviados>
          acto={{
            path: '/correo/reenviar-todos',
            titulo: propios.correosReenviarTodos,
            confirmar: propios.correosReenviarTodos,
          }}
          id={null}
          efecto={propios.correosReenviarTodosPregunta}
          onHecho={({ cantidad }) => notify(propios.correosReenviados(cantidad), { type: 'success' })}
          onClose={() => setPreguntando(false)}
        />
      )}
    </>
  );
}
