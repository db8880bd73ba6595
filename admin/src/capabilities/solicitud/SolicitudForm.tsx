import {
  type ContextoDeSolicitud,
  cambiarSolicitud,
  camposDelBien,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  hoyEn,
  mensajes,
  seccionesDeSolicitud,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { FieldSection } from '../../ui/form/FieldSection';
import { FormSheet } from '../../ui/form/FormSheet';
import { identificationWarning } from '../../ui/form/fields';
import { RecordForm } from '../../ui/form/RecordForm';
import { useFormValues } from '../../ui/form/RecordFormContext';
import { PublishTypedFields } from '../../ui/form/typedFields';
import { fechaHora } from '../../ui/format';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { AccionesDeSolicitud } from './AccionesDeSolicitud';
import { IrASeccion } from './IrASeccion';
import { TomarDatos } from './TomarDatos';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';

const warnings = { beneficiarioCedula: identificationWarning, laboralRuc: identificationWarning };

/** Fields that hold a line of text longer than a column. */
const spans = {
  direccion: 'all',
  pepExpuesto: 2,
  referenciaDomicilio: 2,
  laboralDireccion: 2,
  beneficiarioEsTitular: 'all',
  laboralInformal: 'all',
} as const;

/** CLI-032, CLI-056: what a department does not see it does not send either, or it would empty it. */
function sinElBien(valores: DatosDeSolicitud): Partial<DatosDeSolicitud> {
  const cuerpo: Partial<DatosDeSolicitud> = { ...valores };
  for (const campo of camposDelBien) delete cuerpo[campo];
  return cuerpo;
}

/** One application: sections in their order (CLI-031), read until 'Editar', saved, printed; drafts while it is typed. */
export function SolicitudForm({ plan }: { readonly plan: PlanDeSolicitud }) {
  const registro = useShownRecord<SolicitudRecord>();
  const { idDepartamento } = useUsuario();
  const { identificacion } = registro;
  const rol = registro.rol === 'garante' ? 'garante' : 'titular';
  const [hoy] = useState(() => hoyEn(new Date()));
  const contexto: ContextoDeSolicitud = { rol, hoy, idDepartamento, identificacion };
  const fields = useMemo<typeof formularioDeSolicitud>(
    () => ({
      ...formularioDeSolicitud,
      cambiar: (valores, campo, valor) => cambiarSolicitud(valores, campo, valor, identificacion),
    }),
    [identificacion],
  );
  return (
    <RecordForm
      fields={fields}
      rules={contexto}
      canEdit={registro.acciones.includes('guardar')}
      draft="solicitud"
      marksRead
      warnings={warnings}
      success={mensajes.EST.informacionGuardada}
      transform={idDepartamento === '003' ? sinElBien : undefined}
    >
      <TomarDatos />
      <PublishTypedFields form={`solicitud/${registro.id}`} />
      <FormSheet
        start={<IrASeccion contexto={contexto} />}
        actions={<AccionesDeSolicitud registro={registro} plan={plan} rol={rol} />}
      >
        <Constancia registro={registro} />
        <Secciones contexto={contexto} identificacion={identificacion} />
      </FormSheet>
    </RecordForm>
  );
}

function Secciones({ contexto, identificacion }: { contexto: ContextoDeSolicitud; identificacion: string }) {
  const valores = useFormValues() as unknown as DatosDeSolicitud;
  return seccionesDeSolicitud(valores, contexto).map(({ seccion, titulo }) => (
    <Box key={seccion} sx={{ display: 'grid', gap: 2 }}>
      <Divider />
      <FieldSection
        section={seccion}
        title={titulo}
        spans={spans}
        {...(seccion === 'personales' ? { aside: <Identificacion numero={identificacion} /> } : {})}
      />
    </Box>
  ));
}

/** Who declares is no field: another person is another application. */
function Identificacion({ numero }: { readonly numero: string }) {
  return (
    <Typography variant="body2" component="span">
      <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
        Identificación
      </Box>
      {numero}
    </Typography>
  );
}

/** Number, who saved last, whether the printed request still says what the form says. */
function Constancia({ registro }: { readonly registro: SolicitudRecord }) {
  const { numAprobacion, guardadaPor, guardadaEn, generadaEn, documentoVigente } = registro;
  const hechos = [
    numAprobacion === null ? null : `Aprobación No. ${numAprobacion}`,
    guardadaEn === null
      ? 'Todavía no se ha guardado'
      : `Guardada ${guardadaPor === null ? '' : `por ${guardadaPor} `}el ${fechaHora(guardadaEn)}`,
    generadaEn === null
      ? null
      : documentoVigente
        ? `Solicitud generada el ${fechaHora(generadaEn)}`
        : `Solicitud generada el ${fechaHora(generadaEn)}, antes de los últimos cambios`,
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {hechos.filter((hecho) => hecho !== null).join(' · ')}
    </Typography>
  );
}
