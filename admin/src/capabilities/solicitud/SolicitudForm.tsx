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
import { useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/formato';
import { useValores } from '../../ui/formulario/contexto';
import { usePublicarEscritos } from '../../ui/formulario/escritos';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';
import { AccionesDeSolicitud } from './AccionesDeSolicitud';
import { IrASeccion } from './IrASeccion';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';
import { useTomarDatos } from './useTomarDatos';

interface SolicitudFormProps {
  readonly registro: SolicitudRecord;
  readonly plan: PlanDeSolicitud;
}

const avisos = { beneficiarioCedula: avisoDeIdentificacion, laboralRuc: avisoDeIdentificacion };

/** Fields that hold a line of text longer than a column. */
const anchos = {
  direccion: 'todo',
  pepExpuesto: 2,
  referenciaDomicilio: 2,
  laboralDireccion: 2,
  beneficiarioEsTitular: 'todo',
  laboralInformal: 'todo',
} as const;

/** CLI-032, CLI-056: what a department does not see it does not send either, or it would empty it. */
function sinElBien(valores: DatosDeSolicitud): Partial<DatosDeSolicitud> {
  const cuerpo: Partial<DatosDeSolicitud> = { ...valores };
  for (const campo of camposDelBien) delete cuerpo[campo];
  return cuerpo;
}

/** One application: sections in their order (CLI-031), read until 'Editar', saved, printed; drafts while it is typed. */
export function SolicitudForm({ registro, plan }: SolicitudFormProps) {
  const { idDepartamento } = useUsuario();
  const { identificacion } = registro;
  const rol = registro.rol === 'garante' ? 'garante' : 'titular';
  const [hoy] = useState(() => hoyEn(new Date()));
  const contexto: ContextoDeSolicitud = { rol, hoy, idDepartamento, identificacion };
  const puedeEditar = registro.acciones.includes('guardar');
  const edicion = useEdicion({
    formulario: formularioDeSolicitud,
    contexto,
    registro,
    recurso: 'solicitud',
    puedeEditar,
    borrador: 'solicitud',
    avisos,
    exito: mensajes.EST.informacionGuardada,
    cambiar: (valores, campo, valor) => cambiarSolicitud(valores, campo, valor, identificacion),
    ...(idDepartamento === '003' ? { preparar: sinElBien } : {}),
  });

  useTomarDatos(edicion);
  usePublicarEscritos(`solicitud/${registro.id}`, edicion);
  return (
    <FormularioEditable
      edicion={edicion}
      cabecera={<IrASeccion contexto={contexto} />}
      acciones={<AccionesDeSolicitud registro={registro} plan={plan} rol={rol} editando={edicion.editando} />}
    >
      <Constancia registro={registro} />
      <Secciones contexto={contexto} identificacion={identificacion} />
    </FormularioEditable>
  );
}

function Secciones({ contexto, identificacion }: { contexto: ContextoDeSolicitud; identificacion: string }) {
  const valores = useValores() as unknown as DatosDeSolicitud;
  return seccionesDeSolicitud(valores, contexto).map(({ seccion, titulo }) => (
    <Box key={seccion} sx={{ display: 'grid', gap: 2 }}>
      <Divider />
      <SeccionDeCampos
        seccion={seccion}
        titulo={titulo}
        anchos={anchos}
        {...(seccion === 'personales' ? { junto: <Identificacion numero={identificacion} /> } : {})}
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
