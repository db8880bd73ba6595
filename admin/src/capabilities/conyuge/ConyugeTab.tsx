import { edadEn, esFecha, formularioDeConyuge, hoyEn, mensajes, seccionesDeConyuge } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AvisoDeOtraPersona } from '../../ui/AvisoDeOtraPersona';
import { useValores } from '../../ui/formulario/contexto';
import { Ficha } from '../../ui/formulario/Ficha';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';

interface ConyugeTabProps {
  /** Whose spouse: '{idCodigo}-titular' or '{idCodigo}-garante'. */
  readonly clave?: string;
}

const avisos = { identificacion: avisoDeIdentificacion };
const anchos = { nombreCompleto: 2, laboralDireccion: 2 } as const;

/** Spouse of the holder or of the guarantor (EST-524…532). */
export default function ConyugeTab({ clave = '' }: ConyugeTabProps) {
  const [hoy] = useState(() => hoyEn(new Date()));
  return (
    <Ficha
      formulario={formularioDeConyuge}
      contexto={{ hoy }}
      id={clave}
      avisos={avisos}
      vacio="Sin cónyuge registrado"
      exito={mensajes.EST.conyugeGuardado}
    >
      <AvisoDeOtraPersona nombreDe={({ nombreCompleto }) => (nombreCompleto ? String(nombreCompleto) : null)} />
      <Secciones hoy={hoy} />
    </Ficha>
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
