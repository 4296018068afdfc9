// Every command loads this first: an older Node cannot read the command itself, or does nothing and reports no failure.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 2)) {
  console.error(
    `This is Node.js ${process.versions.node}. The commands need 24.2 or newer: npm ci installs it, or, on a computer without a package of it, install Node.js from https://nodejs.org.`,
  );
  process.exit(1);
}
