import style from '#quilt/Binding.module.css';

/** Scraps of cloth on the dark strip: each path has all of one cloth. */
const SCRAPS = {
  marigold: 'M188 0H203V8H188Z',
  denim: 'M387 0H405V8H387ZM1397 0H1440V8H1397Z',
  hibiscus: 'M405 0H432V8H405ZM912 0H939V8H912ZM1381 0H1397V8H1381Z',
  petal: 'M613 0H654V8H613ZM1199 0H1278V8H1199Z',
  poppy: 'M654 0H676V8H654ZM939 0H962V8H939Z',
  sky: 'M962 0H1038V8H962Z',
};

/** The header's lower edge, 8 px high: a dark strip with scraps of cloth. */
export function Binding() {
  return (
    <svg className={style.binding} viewBox="0 0 1440 8" preserveAspectRatio="none" aria-hidden="true">
      <path className="ink" d="M0 0H1440V8H0Z" />
      {Object.entries(SCRAPS).map(([cloth, path]) => (
        <path key={cloth} className={cloth} d={path} />
      ))}
    </svg>
  );
}
