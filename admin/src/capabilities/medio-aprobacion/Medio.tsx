import { MED, mensajes, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EditRecord } from '../../ui/form/EditRecord';
import { FormSheet } from '../../ui/form/FormSheet';
import { useRecordForm } from '../../ui/form/RecordFormContext';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { ownPath } from '../../ui/navigation';
import { Show } from '../../ui/show/Show';
import { Unidad } from '../unidad';
import { AccionesDeMedio } from './AccionesDeMedio';
import { Comparacion } from './Comparacion';
import { Constancia, Decision } from './Constancia';
import { enDetalle, useMedio, usePlanesParaMedio } from './consultas';
import { EstadoDeMedioField } from './EstadoDeMedioChip';
import { FormularioDeHoja } from './FormularioDeHoja';
import { hojaDe } from './hoja';
import { SeccionDePlanes } from './SeccionDePlanes';
import { Secciones } from './Secciones';
import { Totales } from './Totales';

const labels = { edit: propios.medioActualizar, save: mensajes.CLI.guardar };

/** MED-501, MED-503: one approval, read by whoever may and changed by whoever the API says. */
export default function Medio() {
  return (
    <Show queryOptions={{ meta: enDetalle }} description={<Asunto />}>
      <Pagina />
    </Show>
  );
}

function Pagina() {
  const { id, motivoSuspension } = useMedio();
  const [rechazo, setRechazo] = useState<string | null>(null);
  return (
    <>
      <SuspensionNotice reason={motivoSuspension} />
      <Decision />
      {rechazo !== null && (
        <Alert severity="warning" onClose={() => setRechazo(null)} sx={{ mb: 2 }}>
          {rechazo}
        </Alert>
      )}
      <CanAccess resource="medio" action="decidir">
        <Comparacion />
      </CanAccess>
      {/* The bar inside sticks to the top of the window; a card that clips would hold it. */}
      <Card component="section" aria-label={propios.medioTitulo(id)} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
        <Hoja onRechazo={setRechazo} />
      </Card>
    </>
  );
}

function Asunto() {
  const { cliente, planes } = useMedio();
  const { role } = useUsuario();
  const plan = planes[0]?.idCodigo;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <MuiLink
          component={Link}
          to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cliente.cedula)}${plan === undefined ? '' : `?plan=${encodeURIComponent(plan)}`}`}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {cliente.nombre}
        </MuiLink>
        <span>{cliente.cedula}</span>
        <EstadoDeMedioField />
      </Box>
      <Constancia />
    </>
  );
}

function Hoja({ onRechazo }: { readonly onRechazo: (texto: string | null) => void }) {
  const medio = useMedio();
  const canEdit = medio.acciones.includes('actualizar');
  const deCliente = usePlanesParaMedio(canEdit ? medio.cliente.cedula : null);
  const propiosDelMedio = medio.planes.map((plan) => ({ ...plan, producto: medio.producto }));
  return (
    <EditRecord meta={enDetalle}>
      <FormularioDeHoja
        cedula={medio.cliente.cedula}
        planes={deCliente.data ?? propiosDelMedio}
        producto={medio.producto}
        canEdit={canEdit}
        toValues={hojaDe}
        success={MED.actualizado}
      >
        <Contenido deCliente={deCliente} onRechazo={onRechazo} />
      </FormularioDeHoja>
    </EditRecord>
  );
}

function UnidadDeMedio() {
  const [plan] = useMedio().planes;
  return plan === undefined ? null : <Unidad idCodigo={plan.idCodigo} />;
}

interface ContenidoProps {
  readonly deCliente: ReturnType<typeof usePlanesParaMedio>;
  readonly onRechazo: (texto: string | null) => void;
}

function Contenido({ deCliente, onRechazo }: ContenidoProps) {
  const medio = useMedio();
  const { editing } = useRecordForm();
  return (
    <FormSheet start={<Totales />} labels={labels} actions={!editing && <AccionesDeMedio onRechazo={onRechazo} />}>
      {editing && medio.estado === 'aprobado' && <Alert severity="warning">{propios.medioAlActualizarAprobado}</Alert>}
      <SeccionDePlanes
        elegidos={medio.planes}
        eleccion={editing ? { planes: deCliente.data, error: deCliente.error, medio } : null}
        onReintentar={() => void deCliente.refetch()}
      />
      <Secciones unidad={!editing && medio.estado === 'aprobado' && <UnidadDeMedio />} />
    </FormSheet>
  );
}
