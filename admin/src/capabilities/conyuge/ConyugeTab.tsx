import { edadEn, esFecha, formularioDeConyuge, hoyEn, mensajes, seccionesDeConyuge } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ConyugeVista } from '../../generated/api';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
import { useValores } from '../../ui/formulario/contexto';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { Procedencia } from '../../ui/formulario/Procedencia';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';

interface ConyugeTabProps {
  /** Whose spouse: '{idCodigo}-titular' or '{idCodigo}-garante'. */
  readonly clave?: string;
}

const avisos = { identificacion: avisoDeIdentificacion };
const anchos = { nombreCompleto: 2, laboralDireccion: 2 } as const;

/** Spouse of the holder or of the guarantor (EST-524…532): read until 'Editar', which department 002 does not see while risk holds the folder. */
export default function ConyugeTab({ clave = '' }: ConyugeTabProps) {
  return (
    <ConRegistro<ConyugeVista> recurso="conyuge" id={clave}>
      {(registro) => <Formulario key={registro.id} registro={registro} />}
    </ConRegistro>
  );
}

function Formulario({ registro }: { readonly registro: ConyugeVista }) {
  const [hoy] = useState(() => hoyEn(new Date()));
  const edicion = useEdicion({
    formulario: formularioDeConyuge,
    contexto: { hoy },
    registro,
    recurso: 'conyuge',
    borrador: 'conyuge',
    puedeEditar: registro.acciones.includes('guardar'),
    avisos,
    exito: mensajes.EST.conyugeGuardado,
  });
  return (
    <FormularioEditable edicion={edicion} cabecera={<Procedencia registro={registro} vacio="Sin cónyuge registrado" />}>
      <Secciones hoy={hoy} />
    </FormularioEditable>
  );
}

function Secciones({ hoy }: { readonly hoy: string }) {
  const valores = useValores();
  const { fechaNacimiento } = valores;
  const situacionLaboral = typeof valores.situacionLaboral === 'string' ? valores.situacionLaboral : null;
  return seccionesDeConyuge({ ...formularioDeConyuge.vacio(), situacionLaboral }).map(({ seccion, titulo }) => (
    <SeccionDeCampos
      key={seccion}
      seccion={seccion}
      titulo={titulo}
      anchos={anchos}
      junto={
        seccion === 'personales' &&
        esFecha(fechaNacimiento) &&
        fechaNacimiento <= hoy && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Edad: {edadEn(fechaNacimiento, hoy)} años
          </Typography>
        )
      }
    />
  ));
}
