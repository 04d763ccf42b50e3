# SPDX-License-Identifier: MIT
# Functions of the other scripts: they install missing packages on Debian 12 or 13, print their names, and build.

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root" || exit 1

say() { printf '%s\n' "balcao: $*" >&2; }

# print_help SCRIPT: prints the comment at the beginning of SCRIPT.
print_help() { sed -n '3,/^[^#]/s/^# \{0,1\}//p' "$1"; }

# Needed to build the program. python3-munkres keeps python3-fonttools from bringing scipy.
build_packages="g++ cmake ninja-build ccache pkg-config
    qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev
    libqt6sql6-sqlite libqt6sql6-psql
    libqrcodegencpp-dev libexpected-dev rapidjson-dev nlohmann-json3-dev libcli11-dev libcpp-httplib-dev libssl-dev libzxing-dev zlib1g-dev
    libtomlplusplus-dev qtkeychain-qt6-dev
    fonts-inter python3 python3-fonttools python3-munkres python3-markdown"
# Also used by the tests. The packages of a minimal Debian (Essential or "required") are not named, except tzdata: a container may
# lack it, and the tests run in the zone of São Paulo. netbase writes the /etc/hosts that resolves localhost.
test_packages="locales tzdata netbase openssl xvfb xauth xdotool zbar-tools imagemagick poppler-utils postgresql pgbouncer libsqlite3-dev
    procps libxdamage-dev libxtst-dev qt6-base-private-dev
    qt6-image-formats-plugins
    at-spi2-core python3-pyatspi
    dbus-daemon gnome-keyring libsecret-1-0 desktop-file-utils appstream binutils gpg gpg-agent man-db unzip curl dpkg-dev lld"
# Also used by scripts/lint and the sanitizers' build.
lint_packages="clang libclang-rt-dev clang-tidy clang-format shellcheck"

# install_missing PACKAGE...: installs the packages that are not installed.
install_missing() {
    missing=
    for package in "$@"; do
        # A line for each architecture.
        dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
            missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    say "installing with apt-get:$missing"
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1; then
        as_root=sudo
    else
        say "neither root nor sudo: install these packages, then run this again"
        return 1
    fi
    # apt-get install reports a failure of this.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || true
    # shellcheck disable=SC2086 # a list of names
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}

# configure PRESET [CMAKE OPTION...]: quiet unless it fails. The version that scripts/package once was given is forgotten.
configure() {
    preset=$1
    shift
    cmake --preset "$preset" -DBALCAO_VERSION= "$@" >"build-$preset.log" 2>&1 || {
        cat "build-$preset.log" >&2
        rm -f "build-$preset.log"
        return 1
    }
    rm -f "build-$preset.log"
}

# build PRESET TARGET...
build() {
    preset=$1
    shift
    say "building preset $preset in build/$preset"
    # ccache keeps its results in the user's home, and fails if it cannot write there.
    if [ -z "${CCACHE_DIR:-}${XDG_CACHE_HOME:-}" ] && ! { [ -d "${HOME:-}" ] && [ -w "${HOME:-}" ]; }; then
        export CCACHE_DISABLE=1
    fi
    cmake --build --preset "$preset" --target "$@" >&2
}
